import { createElement, Fragment } from 'react'
import { addons, types, useGlobals } from 'storybook/manager-api'
import { fromAddress, toAddress } from '../stories/support/storyAddress.ts'
import { refusals, sampleRefusal } from '../stories/support/refusals.ts'
import { look } from '../stories/support/storybookLook.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: look[isDark ? 'dark' : 'light'],
  sidebar: { showRoots: true },
  // The view and its statechart have most of the height.
  layout: { bottomPanelHeight: 240 },
  // Tools without room at 1440 pixels: the simulation of color blindness, zoom, and full screen, which has a
  // key.
  toolbar: Object.fromEntries(
    ['storybook/a11y/panel', 'zoom', 'fullscreen'].map((tool) => [tool, { hidden: true }]),
  ),
})

const list = 'refusal-words'
const sentences = Object.values(refusals).map(({ words }) => words)

/** The words of a refusal: one of the server's own, or what is typed. They are kept in the address. */
function RefusalWords() {
  const [{ network, refusal }, change] = useGlobals()
  const words = fromAddress(typeof refusal === 'string' ? refusal : '')
  const tell = (input: EventTarget | null) => {
    if (input instanceof HTMLInputElement) change({ refusal: toAddress(input.value) })
  }

  if (network !== 'refuses') return null
  // No JSX: Storybook has a React of its own, and hands out no runtime for it.
  return createElement(
    Fragment,
    undefined,
    createElement('input', {
      // The address may bring other words.
      key: words,
      'aria-label': 'Words of the refusal',
      list,
      defaultValue: words,
      placeholder: sampleRefusal,
      onKeyDown: ({ key, target }: KeyboardEvent) => key === 'Enter' && tell(target),
      onBlur: ({ target }: FocusEvent) => tell(target),
      style: { inlineSize: '8rem', font: 'inherit', padding: '3px 8px' },
    }),
    createElement(
      'datalist',
      { id: list },
      sentences.map((sentence) => createElement('option', { key: sentence, value: sentence })),
    ),
  )
}

addons.register('refusal', () => {
  addons.add('refusal/words', {
    // To the right of the switches, of which one brings it up.
    type: types.TOOLEXTRA,
    title: 'Words of a refusal',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(RefusalWords),
  })
})
