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
  const { empty = [], alike = [], figures = [] } = window.trackwalkerWords || {};
  // What is looked for, and what players and rulebooks call the same, which counts half.
  const forms = (word) => {
    const others = alike.filter((group) => group.includes(word) || group.includes(word + "s")).flat();
    return [[word, 1], ...others.filter((other) => other !== word).map((other) => [other, 0.5])].map(([form, weight]) => [
      form.replace(/(?<=...)s$/, ""),
      weight,
    ]);
  };
  let entries = null;
  const found = (typed) => {
    entries ??= (window.trackwalkerIndex || []).map(([address, id, text]) => {
      const own = ` ${id} ${text}`.toLowerCase().replace(/[^a-z0-9$]+/g, " ");
      return { address, id, text, own, game: address.split("/")[0].toLowerCase(), kind: !id ? 0.55 : /-q\d+$/i.test(id) ? 1.3 : 1.2 };
    });
    const games = new Set(entries.map((entry) => entry.game));
    const named = typed.filter((word) => games.has(word));
    const looked = named.length ? entries.filter((entry) => named.includes(entry.game)) : entries;
    const words = typed.filter((word) => !empty.includes(word) && !games.has(word)).map((word) => word.replace(/[^a-z0-9$]+/g, " ").trim());
    const asksFigure = typed.some((word) => figures.includes(word));
    const scores = new Map();
    for (const word of words) {
      const hits = new Map();
      for (const [form, weight] of forms(word)) {
        for (const entry of looked) {
          if (!entry.own.includes(form)) continue;
          const whole = entry.own.includes(" " + form) ? weight : weight / 4;
          if (whole > (hits.get(entry) || 0)) hits.set(entry, whole);
        }
      }
      const rare = Math.log(1 + looked.length / (1 + hits.size));
      for (const [entry, weight] of hits) {
        const [sum, count] = scores.get(entry) || [0, 0];
        scores.set(entry, [sum + rare * weight, count + 1]);
      }
    }
    const worth = (entry, [sum, count]) => {
      if (entry.id.toLowerCase() === typed[0]) return Infinity;
      const figure = asksFigure && /\d/.test(entry.text) ? 1.3 : 1;
      return (sum * count * entry.kind * figure) / Math.log(20 + entry.text.length);
    };
    return [...scores]
      .map(([entry, score]) => [worth(entry, score), entry])
      .sort((one, other) => other[0] - one[0])
      .slice(0, 20)
      .map(([, entry]) => entry);
  };
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(/[\s?!,;]+/).filter(Boolean);
    list.replaceChildren();
    for (const { address, id, text } of words.length ? found(words) : []) {
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
