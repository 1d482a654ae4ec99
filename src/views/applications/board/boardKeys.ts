import type { Direction } from './boardMoves.ts'

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

/** What works on the board whether single letters do or not. */
const always: Readonly<Record<string, Command>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
  Home: 'first',
  End: 'last',
  ' ': 'choose',
  ContextMenu: 'menu',
  Escape: 'clear',
}

const withShift: Readonly<Record<string, Command>> = {
  ArrowUp: 'chooseUp',
  ArrowDown: 'chooseDown',
  F10: 'menu',
}

const letters: Readonly<Record<string, Command>> = {
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
}

interface Pressed {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

const mirrored: { readonly [Each in Command]?: Command } = { before: 'after', after: 'before' }

/**
 * What a key does on the board; nothing, where it is the browser's.
 *
 * @param hasLetters whether single letters are switched on (WCAG 2.1.4)
 * @param isMirrored whether lines run from right to left, and the columns with them
 */
export function commandOf(pressed: Pressed, hasLetters: boolean, isMirrored = false): Command | undefined {
  const { altKey, ctrlKey, key, metaKey, shiftKey } = pressed
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === '?') return hasLetters ? 'keys' : undefined
  const named = shiftKey
    ? withShift[key]
    : (always[key] ?? (hasLetters ? letters[key.toLowerCase()] : undefined))
  return named && isMirrored ? (mirrored[named] ?? named) : named
}

/** What the keys do, as a reader looks it up; those of letters have another way, too. */
export const keysInWords: readonly (readonly [keys: string, does: string, isLetter: boolean])[] = [
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
