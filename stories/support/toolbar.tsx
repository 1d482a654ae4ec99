import type { Decorator } from '@storybook/react'
import { createContext, useContext } from 'react'
import { answerAs, networks, type Network } from './formEffect.ts'
import { initialLocale, loadedLocale, reloadIn } from '../locale/locale.ts'
import { askedFor, hold } from './mediaRules.ts'

type Chosen = Readonly<Record<string, unknown>>

const untouched: Chosen = {}

export const ToolbarContext = createContext(untouched)

/** Toolbar globals of a story. On documentation pages, which contain several stories, no global is set. */
export const useToolbar = () => useContext(ToolbarContext)

export const initialGlobals = {
  theme: 'system',
  chart: 'off',
  text: '100',
  motion: 'system',
  contrast: 'system',
  direction: 'ltr',
  locale: initialLocale,
  network: 'usual',
  /** Message of a refusal, encoded by `toAddress`. */
  refusal: '',
}

/** Globals that frames inherit from their page. */
export const ofThePage = ['theme', 'text', 'motion', 'contrast', 'direction'] as const

const menu = (title: string, items: readonly { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, items: [...items], dynamicTitle: true },
})

const named = (prefix: string, values: readonly string[]) =>
  values.map((value) => ({ value, title: `${prefix}: ${value}` }))

const networkWords: Readonly<Record<Network, string>> = {
  silent: 'no answer',
  succeeds: 'succeeds',
  refuses: 'refuses',
  fails: 'fails',
  slow: 'slow',
  offline: 'offline',
}

export const globalTypes = {
  theme: menu('Theme', named('Theme', ['system', 'light', 'dark'])),
  chart: menu('Statechart beside the view', named('Chart', ['off', 'on'])),
  text: menu('Size of the text', [
    { value: '100', title: 'Text: 100 %' },
    { value: '200', title: 'Text: 200 %' },
  ]),
  motion: menu('Motion', named('Motion', ['system', 'reduced'])),
  contrast: menu('Contrast', named('Contrast', ['system', 'more'])),
  direction: menu('Direction of reading', named('Direction', ['ltr', 'rtl'])),
  // Only an icon, because the toolbar has no room for another text at 1440 pixels, and stories show their
  // language anyway.
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe' as const,
      dynamicTitle: false,
      items: [
        { value: 'en-US', title: 'Language: English' },
        { value: 'pseudo', title: 'Language: pseudo' },
      ],
    },
  },
  network: menu('What the server answers next', [
    // Default: no response for views, which shows them waiting, and a success for journeys.
    { value: 'usual', title: 'Network: as usual' },
    ...networks.map((value) => ({ value, title: `Network: ${networkWords[value]}` })),
  ]),
}

/** Applies the toolbar's settings to the page. */
export function setUp({ theme, text, motion, contrast, direction }: Chosen): void {
  const { dataset, style } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
  else delete dataset['theme']
  hold(askedFor.motion, motion === 'reduced')
  hold(askedFor.contrast, contrast === 'more')
  style.fontSize = String(text) === '200' ? '200%' : ''
  document.documentElement.dir = direction === 'rtl' ? 'rtl' : 'ltr'
}

export const asChosen: Decorator = (Story, { globals, parameters, viewMode }) => {
  const chosen: Chosen = globals
  if (typeof chosen['locale'] === 'string' && chosen['locale'] !== loadedLocale) reloadIn(chosen['locale'])
  setUp(chosen)
  answerAs(chosen['network'], parameters['network'], chosen['refusal'])
  return (
    <ToolbarContext value={viewMode === 'story' ? chosen : untouched}>
      <Story />
    </ToolbarContext>
  )
}
