import { expect } from 'storybook/test'
import { buttonLook } from '../../src/ui/controls/buttonLook.ts'

const filled = buttonLook({ look: 'primary' })
  .split(' ')
  .filter((name) => name.startsWith('bg-'))

/** Primary actions of a page: the labels of its filled buttons. */
const standsOut = (page: HTMLElement) =>
  [...page.querySelectorAll('main :is(button, a):not(dialog *)')]
    .filter(({ classList }) => filled.every((name) => classList.contains(name)))
    .map(({ textContent }) => textContent)

/** Plays that these words stand out on the page, and no others. */
export const only =
  (...words: readonly string[]) =>
  ({ canvasElement }: { canvasElement: HTMLElement }) =>
    expect(standsOut(canvasElement)).toEqual(words)
