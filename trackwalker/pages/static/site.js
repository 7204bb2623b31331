// Search and the filter; the pages are whole without them.
"use strict";
(() => {
  const root = document.currentScript.dataset.root;
  for (const part of document.querySelectorAll(".needs-script")) part.hidden = false;

  const failing = document.getElementById("failing");
  if (failing) {
    failing.addEventListener("change", () => document.body.classList.toggle("only-failing", failing.checked));
  }

  const editions = [...document.querySelectorAll("[name=edition]")];
  const game = "edition " + location.pathname.split("/").slice(0, -1).join("/");
  const kept = (id) => {
    try {
      return id ? sessionStorage.setItem(game, id) : sessionStorage.getItem(game);
    } catch {
      return null;
    }
  };
  for (const one of editions) {
    one.checked = one.id === (kept() || "edition-0");
    one.addEventListener("change", () => kept(one.id));
  }
  if (editions.length && !editions.some((one) => one.checked)) editions[0].checked = true;

  const openTarget = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) for (const part of target.querySelectorAll("details")) part.open = true;
  };
  window.addEventListener("hashchange", openTarget);
  openTarget();

  const form = document.querySelector(".search");
  const input = form.querySelector("input");
  const list = document.getElementById("found");
  const found = (words) => {
    const ranked = [];
    for (const [address, id, text] of window.trackwalkerIndex || []) {
      const own = (address.split("/")[0] + " " + id + " " + text).toLowerCase();
      if (words.every((word) => own.includes(word))) ranked.push([id.toLowerCase() === words[0] ? 0 : id ? 1 : 2, address, id, text]);
    }
    return ranked.sort((one, other) => one[0] - other[0]).slice(0, 20);
  };
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    list.replaceChildren();
    for (const [, address, id, text] of words.length ? found(words) : []) {
      const entry = document.createElement("li");
      const link = document.createElement("a");
      link.href = root + address;
      link.textContent = (id || address.split("/")[0]) + ": " + text;
      entry.append(link);
      list.append(entry);
    }
    list.hidden = !list.childElementCount;
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const first = list.querySelector("a");
    if (first) location.href = first.href;
  });
})();
