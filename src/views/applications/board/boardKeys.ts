import { commandIn, type KeyTable } from '../../reading/keyTable.ts'
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
 * Command for a key press on the board; undefined for keys that the browser handles.
 *
 * @param hasLetters whether single-letter shortcuts are enabled (WCAG 2.1.4)
 * @param isMirrored whether the layout is right to left, which swaps the columns
 */
export function commandOf(
  pressed: Parameters<typeof commandIn>[1],
  hasLetters: boolean,
  isMirrored = false,
): Command | undefined {
  const named = commandIn(table, pressed, hasLetters)
  return named && isMirrored ? (mirrored[named] ?? named) : named
}
