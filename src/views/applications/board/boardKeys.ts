import { commandIn, type KeysInWords, type KeyTable } from '../../reading/keyTable.ts'
import type { Direction } from '../../../../machines/applications/boardCards.ts'

export type Command =
  | Direction
  | 'choose'
  | 'chooseUp'
  | 'chooseDown'
  | 'open'
  | 'menu'
  | 'advance'
  | 'ask'
  | 'tell'
  | 'reject'
  | 'undo'
  | 'clear'
  | 'keys'

const table: KeyTable<Command> = {
  always: {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: 'before',
    ArrowRight: 'after',
    Home: 'first',
    End: 'last',
    ' ': 'choose',
    ContextMenu: 'menu',
    Escape: 'clear',
  },
  withShift: {
    ArrowUp: 'chooseUp',
    ArrowDown: 'chooseDown',
    F10: 'menu',
  },
  letters: {
    h: 'before',
    j: 'down',
    k: 'up',
    l: 'after',
    x: 'choose',
    o: 'open',
    a: 'advance',
    m: 'menu',
    e: 'ask',
    t: 'tell',
    r: 'reject',
    u: 'undo',
    '?': 'keys',
  },
}

const mirrored: { readonly [Each in Command]?: Command } = { before: 'after', after: 'before' }

/**
 * What a key does on the board; nothing, where it is the browser's.
 *
 * @param hasLetters whether single letters are switched on (WCAG 2.1.4)
 * @param isMirrored whether lines run from right to left, and the columns with them
 */
export function commandOf(
  pressed: Parameters<typeof commandIn>[1],
  hasLetters: boolean,
  isMirrored = false,
): Command | undefined {
  const named = commandIn(table, pressed, hasLetters)
  return named && isMirrored ? (mirrored[named] ?? named) : named
}

/** What the keys do, as a reader looks it up; those of letters have another way, too. */
export const keysInWords: KeysInWords = [
  ['Arrows, Home, End', 'go to another card', false],
  ['Enter', 'opens the person', false],
  ['Space', 'chooses the card, or not', false],
  ['Shift and an arrow', 'chooses on', false],
  ['Shift and F10', 'opens what can be done with the card', false],
  ['Escape', 'drops the card, or clears what is chosen', false],
  ['H, J, K, L', 'go left, down, up and right', true],
  ['A', 'moves to the next stage', true],
  ['M', 'opens what can be done with the card', true],
  ['E', 'asks', true],
  ['T', 'tells', true],
  ['R', 'rejects', true],
  ['U', 'undoes a rejection that has not left', true],
  ['X', 'chooses the card, or not', true],
  ['O', 'opens the person', true],
  ['?', 'shows these keys', true],
]
