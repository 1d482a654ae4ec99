import { createElement, Fragment } from 'react'
import { addons, types, useGlobals } from 'storybook/manager-api'
import { fromAddress, toAddress } from '../stories/support/storyAddress.ts'
import { refusals, sampleRefusal } from '../stories/support/refusals.ts'
import { look } from '../stories/support/storybookLook.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: look[isDark ? 'dark' : 'light'],
  sidebar: { showRoots: true },
  // The view and its statechart need most of the height.
  layout: { bottomPanelHeight: 240 },
  // Tools without room in the toolbar at 1440 pixels: simulation of color blindness, zoom, and full screen,
  // which has a keyboard shortcut.
  toolbar: Object.fromEntries(
    ['storybook/a11y/panel', 'zoom', 'fullscreen'].map((tool) => [tool, { hidden: true }]),
  ),
})

const list = 'refusal-words'
const sentences = Object.values(refusals).map(({ words }) => words)

/**
 * Input for the message of a refusal, with the server's own messages as suggestions. The URL stores the
 * value.
 */
function RefusalWords() {
  const [{ network, refusal }, change] = useGlobals()
  const words = fromAddress(typeof refusal === 'string' ? refusal : '')
  const tell = (input: EventTarget | null) => {
    if (input instanceof HTMLInputElement) change({ refusal: toAddress(input.value) })
  }

  if (network !== 'refuses') return null
  // No JSX: the manager bundles its own React and exposes no JSX runtime.
  return createElement(
    Fragment,
    undefined,
    createElement('input', {
      // A new key resets the uncontrolled input when the URL brings another message.
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
    // Right of the toolbar switches, one of which makes this input visible.
    type: types.TOOLEXTRA,
    title: 'Words of a refusal',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(RefusalWords),
  })
})
