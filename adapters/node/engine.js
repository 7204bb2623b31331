#!/usr/bin/env node
// A skeleton of an adapter: it speaks the whole port and plays nothing. Node.js 18 or later, no packages.
//
//   trackwalker check 'stdio:node adapters/node/engine.js'
//
// What it can do, it does truly: it greets, it keeps a state that is loaded and gives it back unchanged, and it
// refuses an action of someone whose turn it is not. What it cannot do, it says: a JSON-RPC error, never a
// made-up answer. Replace the places marked TODO by calls to your engine, one method after another.

"use strict";

const readline = require("node:readline");

const PROTOCOL = "1";
const GAMES = [{ game: "18Chesapeake", editions: ["2020"], players: [2, 3, 4, 5, 6] }];

// The codes of JSON-RPC 2.0, and two of the port's own.
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
const CANNOT = -32000;
const PROTOCOL_NOT_SPOKEN = -32001;

class RpcError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

// The one game in memory, as the canonical state; null before the first load.
let table = null;

function currentTable() {
  if (table === null) throw new RpcError(CANNOT, "there is no game: nothing has been loaded");
  return table;
}

function objectParam(params, name) {
  const value = params[name];
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new RpcError(INVALID_PARAMS, `the parameter "${name}" must be an object`);
  }
  return value;
}

const methods = {
  hello(params) {
    if (params.protocol !== PROTOCOL) {
      throw new RpcError(PROTOCOL_NOT_SPOKEN, `only protocol "${PROTOCOL}" is spoken here`);
    }
    return {
      name: "node-skeleton",
      version: "1.0",
      protocol: PROTOCOL,
      games: GAMES,
      capabilities: ["load"],
      readings: {},
    };
  },

  new_game(params) {
    // TODO: start a game in your engine: params.game, .players (seat order), .deal, maybe .edition, .options, .rules.
    throw new RpcError(CANNOT, `cannot set up ${params.game}: this skeleton only keeps states that are loaded`);
  },

  apply(params) {
    const action = objectParam(params, "action");
    const actor = objectParam(action, "actor");
    const decision = currentTable().pending[0];
    if (decision === undefined) return { legal: false, reason: "the game is over" };
    const entitled = decision.actors.some((each) => each.kind === actor.kind && each.id === actor.id);
    if (!entitled) {
      const names = decision.actors.map((each) => each.id).join(" or ");
      return { legal: false, reason: `it is for ${names} to act, not for ${actor.id}` };
    }
    // TODO: ask your engine. Legal: carry it out, return { legal: true }. Illegal: change nothing, say why.
    throw new RpcError(CANNOT, `cannot judge "${action.type}": this skeleton knows no rules`);
  },

  state() {
    // TODO: write your engine's game as the canonical state.
    return currentTable();
  },

  load(params) {
    const state = objectParam(params, "state");
    if (!GAMES.some((each) => each.game === state.game)) {
      throw new RpcError(CANNOT, `cannot load a state of ${state.game}`);
    }
    if (!Array.isArray(state.pending)) throw new RpcError(INVALID_PARAMS, 'the state has no "pending"');
    // TODO: build your engine's game from the canonical state. Cannot? Then do not declare "load" in hello.
    table = state;
    return {};
  },

  bye() {
    return {};
  },
};

function answer(line) {
  let id = null;
  try {
    let request;
    try {
      request = JSON.parse(line);
    } catch (error) {
      throw new RpcError(PARSE_ERROR, `the line is not JSON: ${error.message}`);
    }
    if (typeof request !== "object" || request === null || request.jsonrpc !== "2.0") {
      throw new RpcError(INVALID_REQUEST, 'a request is an object with "jsonrpc": "2.0"');
    }
    id = request.id ?? null;
    if (!Object.hasOwn(methods, request.method)) {
      throw new RpcError(METHOD_NOT_FOUND, `there is no method "${request.method}" here`);
    }
    const result = methods[request.method](request.params ?? {});
    return { reply: { jsonrpc: "2.0", id, result }, ended: request.method === "bye" };
  } catch (error) {
    if (!(error instanceof RpcError)) console.error(error.stack); // standard error is ours: it is shown in reports
    const code = error instanceof RpcError ? error.code : INTERNAL_ERROR;
    return { reply: { jsonrpc: "2.0", id, error: { code, message: String(error.message) } }, ended: false };
  }
}

// One reply line to each request line, in order; the end of the input ends the program by itself.
readline.createInterface({ input: process.stdin, crlfDelay: Infinity }).on("line", (line) => {
  if (line.trim() === "") return;
  const { reply, ended } = answer(line);
  process.stdout.write(`${JSON.stringify(reply)}\n`, () => {
    if (ended) process.exit(0);
  });
});
