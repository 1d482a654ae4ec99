import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { themes } from '../../src/ui/tokens/themes.ts'
import { Page } from '../reading/Page.tsx'
import { Table } from '../reading/Table.tsx'
import { contrast, pairs, type Pair } from './contrast.ts'
import './foundations.css'

/** Current values of the tokens, which depend on system preferences such as contrast. */
function colourOfTokens(): Readonly<Record<string, string>> {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    Object.keys(themes.light).map((token) => [token, inFull(style.getPropertyValue(`--${token}`))]),
  )
}

/** Expands a shortened hex colour, because the build shortens them. */
const inFull = (colour: string) => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

function Ledger() {
  const [colours] = useState(colourOfTokens)
  return (
    <Page
      title="Colour"
      lead="A colour is named for what it is for, so both themes share the names. Below stands every pair that meets on a screen, in the theme that is shown, with the contrast that it needs and has."
    >
      <Table
        caption="Every pair of colours that meets on a screen"
        rows={pairs.map((pair) => rowOf(pair, colours[pair.front] ?? '', colours[pair.on] ?? ''))}
      />
    </Page>
  )
}

function rowOf({ front, on, use, needs }: Pair, ahead: string, behind: string) {
  const has = contrast(ahead, behind)
  return {
    key: `${front} ${on}`,
    cells: {
      Looks: (
        <span className="swatch" style={{ color: `var(--${front})`, background: `var(--${on})` }}>
          <svg width="20" height="20" aria-hidden="true">
            <circle cx="10" cy="10" r="8" fill="currentColor" />
          </svg>
        </span>
      ),
      Pair: (
        <>
          <code>{front}</code> on <code>{on}</code>
        </>
      ),
      Values: (
        <span className="aside">
          {ahead} on {behind}
        </span>
      ),
      For: use,
      Needs: needs,
      Has: (
        <span data-ratio={has} data-needs={needs}>
          {has.toFixed(2)}
        </span>
      ),
    },
  }
}

const meta = preview.meta({
  title: 'Foundations/Colour',
  component: Ledger,
  // A new key reads the computed colours again after a change of theme.
  render: (_, { globals }) => <Ledger key={String(globals['theme'])} />,
})

const enough = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const cells = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')]
  await expect(cells).toHaveLength(pairs.length)
  const poor = cells.filter(({ dataset }) => !(Number(dataset['ratio']) >= Number(dataset['needs'])))
  await expect(poor).toEqual([])
}

export const Light = meta.story({ globals: { theme: 'light' }, play: enough })
export const Dark = meta.story({ globals: { theme: 'dark' }, play: enough })
