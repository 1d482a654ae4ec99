import { expect } from 'storybook/test'
import { buttonLook } from '../../src/ui/controls/buttonLook.ts'

const filled = buttonLook({ look: 'primary' })
  .split(' ')
  .filter((name) => name.startsWith('bg-'))

/** Labels of a page's primary actions, which have filled buttons. */
const standsOut = (page: HTMLElement) =>
  [...page.querySelectorAll('main :is(button, a):not(dialog *)')]
    .filter(({ classList }) => filled.every((name) => classList.contains(name)))
    .map(({ textContent }) => textContent)

/** Play function that expects exactly these primary actions. */
export const only =
  (...words: readonly string[]) =>
  ({ canvasElement }: { canvasElement: HTMLElement }) =>
    expect(standsOut(canvasElement)).toEqual(words)
