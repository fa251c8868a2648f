// A computer player from elsewhere: `node heron.mjs URL CODE [NAME]`, on Node 22 or newer and nothing else.
//
// The host of a table makes the code: Computer players, then A program from elsewhere. The heron
// plays one game by the words that cards are described with: it tells with one of them, gives the
// card that has most in common with the clue, and votes likewise.

import { randomUUID } from 'node:crypto';
import { argv, exit, stderr, stdout } from 'node:process';

const PROTOCOL = 2;
const WIDEST_CARD = 81; // what names a card on the wire is hidden by spaces: see docs/protocol.md
const MOST_VOTES = 12;

const [url, admission, name = 'Heron'] = argv.slice(2);
if (typeof WebSocket === 'undefined') {
  stderr.write('The heron needs Node 22 or newer.\n'); // before the code is used up
  exit(2);
}
if (!admission) {
  stderr.write('Usage: node heron.mjs URL CODE [NAME]\n');
  exit(2);
}
const server = url.replace(/\/+$/, '');

/** Ask something over HTTP; a refusal has a reason that never changes. */
async function ask(path, body) {
  const answer = await fetch(server + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${told.error.message} [${told.error.reason}]`);
  return told;
}

/** What is on each card of some decks, as a set of words. */
async function readCards(decks, language) {
  const words = new Map();
  for (const deck of [...decks, 'plain']) {
    const { cards } = await ask(`/api/decks/${encodeURIComponent(deck)}?lang=${language}`);
    for (const card of cards) words.set(card.id, wordsOf(card.description ?? card.title));
  }
  return words;
}

const wordsOf = (text) => new Set(text.toLowerCase().match(/\p{L}{3,}|\p{N}+/gu) ?? []);

/** How much a card has in common with a clue. */
function likeness(card, clue, known) {
  const wanted = wordsOf(clue);
  return [...(known.get(card) ?? [])].filter((word) => wanted.has(word)).length;
}

/** The clue: the longest word of the card that nobody has said yet. */
function clueFor(card, known, said, { longest, theme }) {
  const words = [...(known.get(card) ?? ['…'])].sort((one, other) => other.length - one.length);
  const word = words.find((each) => !said.has(each)) ?? words[0] ?? '…';
  return (theme === 'question' ? `${word}?` : word).slice(0, longest);
}

/** Return a wish that is allowed now; nothing: it is for others to move. */
function choose(view, known, said) {
  for (const option of view.may ?? []) {
    const clue = view.round?.clue?.text ?? '';
    const likest = (cards) =>
      [...cards].sort((one, other) => likeness(other, clue, known) - likeness(one, clue, known));
    switch (option.may) {
      case 'tell': {
        const card = option.cards[Math.floor(Math.random() * option.cards.length)];
        const medium = option.media.includes('words') ? 'words' : option.media[0];
        return { do: 'tell', card, clue: { text: clueFor(card, known, said, option), medium } };
      }
      case 'give':
        return { do: 'give', cards: likest(option.cards).slice(0, option.number) };
      case 'vote':
        return { do: 'vote', cards: likest(option.cards).slice(0, Math.max(1, option.fewest)) };
    }
  }
  return null; // a race is for people: a heron is never in a hurry
}

/** A wish, as long as it would be with any other cards. */
function padded(message) {
  const { card, cards = card ? [card] : [] } = message.wish;
  const named = cards.reduce((sum, each) => sum + WIDEST_CARD - each.length, 0);
  const votes = message.wish.do === 'vote' ? (MOST_VOTES - cards.length) * (WIDEST_CARD + 3) : 0;
  return JSON.stringify(message) + ' '.repeat(named + votes);
}

/** Play until the game is over, coming back as often as the line breaks; return the last view. */
async function play(seat) {
  const view = {}; // all sections, by name: those that are sent replace those that were known
  const said = new Set();
  let version = null;
  let known = new Map();
  let asked = null; // what we have asked for, until the table is another one

  const connected = () =>
    new Promise((done, fail) => {
      const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/socket`);
      const send = (message) => socket.send(JSON.stringify(message));
      let leaving = null;

      async function learn(sections, to) {
        Object.assign(view, sections);
        version = to;
        if (sections.table) known = await readCards(view.table.settings.decks, view.table.settings.language);
        if (view.reveal) said.add(view.reveal.clue.text);
        if (view.round?.phase === 'over') {
          leaving = 'over';
          socket.close();
          return;
        }
        const moment = `${view.game?.number} ${view.round?.number} ${view.round?.phase}`;
        const wish = asked === moment ? null : choose(view, known, said);
        if (!wish) return;
        asked = moment;
        const { number: round, phase } = view.round;
        socket.send(padded({ type: 'do', id: randomUUID(), game: view.game.number, round, phase, wish }));
      }

      async function hear(message) {
        switch (message.type) {
          case 'welcome':
            asked = null; // what was not answered is asked again: done twice, it is refused
            return learn(message.sections, message.version);
          case 'update':
            if (message.from !== version) return send({ type: 'ask_view' });
            return learn(message.sections, message.to);
          case 'refused':
            if (message.id === null) throw new Error(`${message.message} [${message.reason}]`);
            stderr.write(`refused: ${message.reason}\n`);
            return undefined;
          case 'bye':
            if (message.retry_after === null) throw new Error(`The seat is gone [${message.reason}]`);
            leaving = message.retry_after;
            return undefined;
          default:
            return undefined; // chat, notices, and what newer servers may say
        }
      }

      let turn = Promise.resolve(); // one message after the other
      socket.onopen = () =>
        send({ type: 'hello', protocol: PROTOCOL, table: seat.code, token: seat.token, version });
      socket.onmessage = ({ data }) => {
        turn = turn.then(() => hear(JSON.parse(data))).catch((error) => {
          socket.close();
          fail(error);
        });
      };
      socket.onclose = () => turn.then(() => done(leaving));
    });

  for (;;) {
    const why = await connected();
    if (why === 'over') return view;
    await new Promise((go) => setTimeout(go, 1000 * (why ?? 1)));
  }
}

try {
  const seat = await ask('/api/computers', { admission, name, request: randomUUID() });
  const view = await play(seat);
  stdout.write(`won by ${view.game.winners.join(', ')}\n`);
} catch (error) {
  stderr.write(`${error.message}\n`);
  exit(1);
}
