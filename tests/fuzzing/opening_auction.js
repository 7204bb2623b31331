#!/usr/bin/env node
// An engine of the opening auction of 18Chesapeake and of nothing else, written from its rules alone: it offers
// `apply` and `state`. Started with a fault by name it is wrong in one place:
//
//   node opening_auction.js [raise-by-one | leader-pays-first-bid | buyer-keeps-turn | refusal-counts]

"use strict";

const readline = require("node:readline");

const FAULT = process.argv[2] || "";
const CASH = { 2: 1200, 3: 800, 4: 600, 5: 480, 6: 400 };
const PRICES = { P1: 20, P2: 40, P3: 50, P4: 80, P5: 100, P6: 200 };
const INCOME = { P1: 5, P2: 10, P3: 10, P4: 15, P5: 0, P6: 30 };
const TOKENS = { PRR: 4, PLE: 3, SRR: 2, "B&O": 3, "C&O": 4, LV: 2, "C&A": 2, "N&W": 3 };
const TRAINS = [["2", 7], ["3", 6], ["4", 5], ["5", 3], ["6", 2], ["D", null]];
const TILES = `1:1 2:1 3:2 4:2 7:* 8:* 9:* 55:1 56:1 57:7 58:2 69:1 X1:1
14:5 15:6 16:1 19:1 20:1 23:3 24:3 25:2 26:1 27:1 28:1 29:1 X2:1 X3:1 X4:1 X5:1
39:1 40:1 41:1 42:1 43:2 44:1 45:1 46:1 47:2 70:1 611:5 X6:1 X7:2 915:1 X8:1 X9:1`;

let table = null;

class Cannot extends Error {}
class Illegal extends Error {}

function newGame(params) {
  const { game, players, deal } = params;
  if (game !== "18Chesapeake" || !(players.length in CASH) || params.options) throw new Cannot("only the plain game is dealt");
  const under = deal.P6;
  const certificates = Object.keys(TOKENS).flatMap((company) => [
    { company, percent: 20, president: true, holder: company === under ? "private:P6" : "ipo" },
    ...Array.from({ length: 8 }, (_, n) => ({
      company, percent: 10, president: false, holder: company === "B&O" && n === 0 ? "private:P5" : "ipo",
    })),
  ]);
  const cash = CASH[players.length];
  table = {
    format: "trackwalker-state/1", game, edition: "2020", options: {},
    players: players.map((id) => ({ id, cash })), priority: players[0],
    bank: { cash: 8000 - cash * players.length }, phase: "2",
    round: { kind: "auction", passed: [], bids: [], out: [], contest: null, resume: null, last_buyer: null },
    pending: [], certificates,
    companies: Object.entries(TOKENS).map(([id, tokens_left]) => ({
      id, kind: "public", president: null, par: null, floated: false, operated: false, closed: false, cash: 0,
      trains: [], tokens: [], tokens_left,
    })),
    market: [],
    privates: Object.entries(PRICES).map(([id, price]) => ({
      id, owner: "bank", price, ...(id === "P5" ? { company: "B&O" } : id === "P6" ? { company: under } : {}),
    })),
    depot: { stack: TRAINS.map(([train, left]) => ({ train, left })), pool: [], gone: [] },
    tiles: {
      laid: [],
      left: Object.fromEntries(TILES.split(/\s+/).map((t) => t.split(":")).map(([t, n]) => [t, n === "*" ? null : +n])),
    },
    ending: null, result: null,
  };
  ask("auction_turn", players[0], {});
}

const seats = () => table.players.map((each) => each.id);
const after = (player) => seats()[(seats().indexOf(player) + 1) % seats().length];
const unsold = () => table.privates.filter((each) => each.owner === "bank");
const bidsOn = (id) => table.round.bids.filter((each) => each.private === id);
const highest = (id) => bidsOn(id).reduce((best, each) => (best && best.amount >= each.amount ? best : each), null);

function ask(kind, player, context) {
  table.pending = [{ kind, actors: [{ kind: "player", id: player }], context }];
}

function around(player) {
  const at = seats().indexOf(player);
  return [...seats().slice(at + 1), ...seats().slice(0, at + 1)];
}

function next(player) {
  return around(player).find((each) => !table.round.out.includes(each)) || after(player);
}

function free(player, besides) {
  const tied = unsold().filter((each) => each.id !== besides && highest(each.id)?.player === player);
  const cash = table.players.find((each) => each.id === player).cash;
  return tied.reduce((left, each) => left - highest(each.id).amount, cash);
}

function checkBid(player, id, price) {
  const high = highest(id);
  const step = FAULT === "raise-by-one" && high ? 1 : 5;
  const least = high ? high.amount + step : PRICES[id] + 5;
  if (price < least) throw new Illegal(`a bid on ${id} is $${least} at least`);
  if (price % step) throw new Illegal("bids are multiples of $5");
  if (free(player, id) < price) throw new Illegal(`${player} has $${free(player, id)} free`);
}

function record(player, id, amount) {
  const own = table.round.bids.find((each) => each.private === id && each.player === player);
  if (own) own.amount = amount;
  else table.round.bids.push({ private: id, player, amount });
}

function acquire(id, player, price) {
  const first = bidsOn(id).find((each) => each.player === player);
  if (FAULT === "leader-pays-first-bid" && first) price = Math.min(price, PRICES[id] + 5);
  table.players.find((each) => each.id === player).cash -= price;
  table.bank.cash += price;
  Object.assign(table.privates.find((each) => each.id === id), { owner: `player:${player}`, price: null });
  table.round.bids = table.round.bids.filter((each) => each.private !== id);
  table.pending = [];
  for (const paper of table.certificates.filter((each) => each.holder === `private:${id}`)) {
    paper.holder = `player:${player}`;
    if (paper.president) ask("par", player, { company: paper.company });
  }
}

function goOn() {
  while (!table.pending.length) {
    const wanted = unsold().find((each) => bidsOn(each.id).length);
    if (wanted) {
      const bids = bidsOn(wanted.id);
      if (bids.length === 1) acquire(wanted.id, bids[0].player, bids[0].amount);
      else openContest(wanted.id, bids);
    } else if (!unsold().length) {
      throw new Cannot("what follows the auction is not played");
    } else {
      const turn = table.round.resume || table.priority;
      table.round.resume = null;
      ask("auction_turn", table.round.out.includes(turn) ? next(turn) : turn, {});
    }
  }
}

function openContest(id, bids) {
  table.round.contest = { private: id, bidders: bids.map((each) => each.player) };
  const lowest = bids.reduce((low, each) => (each.amount < low.amount ? each : low));
  ask("contest", lowest.player, { private: id, high_bid: highest(id).amount });
}

function goOnWithContest(last) {
  const contest = table.round.contest;
  const high = highest(contest.private);
  table.pending = [];
  if (contest.bidders.length === 1) {
    table.round.contest = null;
    acquire(contest.private, high.player, high.amount);
    return;
  }
  const following = around(last).find((each) => contest.bidders.includes(each) && each !== high.player);
  ask("contest", following, { private: contest.private, high_bid: high.amount });
}

function bid(player, action) {
  const contest = table.round.contest;
  const wanted = table.privates.find((each) => each.id === action.private);
  if (contest) {
    if (action.private !== contest.private) throw new Illegal(`the bidding is for ${contest.private}`);
    if (highest(contest.private).player === player) throw new Illegal("one does not outbid oneself");
    checkBid(player, contest.private, action.price);
    record(player, contest.private, action.price);
    goOnWithContest(player);
    return;
  }
  if (!wanted || wanted.owner !== "bank") throw new Illegal(`${action.private} is not for sale`);
  if (wanted === unsold()[0]) {
    if (action.price !== wanted.price) throw new Illegal(`${wanted.id} costs $${wanted.price}`);
    if (free(player) < action.price) throw new Illegal(`${player} has $${free(player)} free`);
    Object.assign(table.round, { passed: [], last_buyer: player, resume: after(player) });
    if (FAULT === "buyer-keeps-turn") table.round.resume = player;
    acquire(wanted.id, player, action.price);
    return;
  }
  if (FAULT === "refusal-counts") table.round.passed = [];
  checkBid(player, wanted.id, action.price);
  table.round.passed = [];
  record(player, wanted.id, action.price);
  ask("auction_turn", next(player), {});
}

function pass(player) {
  const contest = table.round.contest;
  if (contest) {
    if (highest(contest.private).player !== player) contest.bidders = contest.bidders.filter((each) => each !== player);
    goOnWithContest(player);
    return;
  }
  table.round.passed.push(player);
  table.round.out.push(player);
  if (table.round.out.length < seats().length) {
    ask("auction_turn", next(player), {});
    return;
  }
  Object.assign(table.round, { passed: [], out: [] });
  if (table.privates[0].owner === "bank" && !table.round.bids.length) {
    table.privates[0].price = Math.max(table.privates[0].price - 5, 0);
  } else {
    payAndExport();
  }
  ask("auction_turn", table.priority, {});
}

function payAndExport() {
  for (const each of table.privates.filter((one) => one.owner.startsWith("player:"))) {
    const owner = table.players.find((one) => `player:${one.id}` === each.owner);
    owner.cash += INCOME[each.id];
    table.bank.cash -= INCOME[each.id];
  }
  const pile = table.depot.stack[0];
  if (pile.train !== "2" || pile.left === 1) throw new Cannot("so many exports are not played");
  pile.left -= 1;
  const gone = table.depot.gone.find((each) => each.train === "2");
  if (gone) gone.count += 1;
  else table.depot.gone.push({ train: "2", count: 1 });
}

function par(player, action) {
  const due = table.pending[0].context.company;
  const cells = { 95: "r3c5", 80: "r4c4", 70: "r5c3" };
  if (action.company !== due) throw new Illegal(`the par of the ${due} is to be set`);
  if (!(action.price in cells)) throw new Illegal(`$${action.price} is no par value`);
  const company = table.companies.find((each) => each.id === due);
  Object.assign(company, { president: player, par: action.price });
  table.market.push({ cell: cells[action.price], price: action.price, stack: [due] });
  table.pending = [];
}

function apply(action) {
  if (table === null) throw new Cannot("there is no game");
  const kept = JSON.stringify(table);
  const decision = table.pending[0];
  const deeds = { auction_turn: { bid, pass }, contest: { bid, pass }, par: { par } }[decision.kind];
  const turn = decision.actors[0].id;
  try {
    if (action.actor.kind !== "player" || action.actor.id !== turn) throw new Illegal(`it is ${turn}'s turn`);
    if (!(action.type in deeds)) throw new Illegal(`${decision.kind} is due`);
    deeds[action.type](turn, action);
    goOn();
    return { legal: true };
  } catch (error) {
    if (FAULT !== "refusal-counts" || !(error instanceof Illegal)) table = JSON.parse(kept);
    if (error instanceof Illegal) return { legal: false, reason: error.message };
    throw error;
  }
}

const methods = {
  hello: () => ({
    name: "opening-auction", version: "1.0", protocol: "1", capabilities: [], readings: {},
    games: [{ game: "18Chesapeake", editions: ["2020"], players: [2, 3, 4, 5, 6] }],
  }),
  new_game: (params) => (newGame(params), {}),
  apply: (params) => apply(params.action),
  state: () => table,
  bye: () => ({}),
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  const reply = { jsonrpc: "2.0", id };
  try {
    if (!Object.hasOwn(methods, method)) reply.error = { code: -32601, message: `no method ${method}` };
    else reply.result = methods[method](params || {});
  } catch (error) {
    reply.error = { code: error instanceof Cannot ? -32000 : -32603, message: error.message };
  }
  process.stdout.write(`${JSON.stringify(reply)}\n`);
  if (method === "bye") process.exit(0);
});
