import { useLayoutEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { contrast, pairs, type Pair } from './contrast.ts'
import '../reading/reading.css'
import './foundations.css'

/** A pair as the page shows it now: the ratio is that of the colours the browser computed. */
function PairRow({ pair }: { pair: Pair }) {
  const swatch = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState(0)

  useLayoutEffect(() => {
    if (!swatch.current) return
    const { color, backgroundColor } = getComputedStyle(swatch.current)
    setRatio(contrast(hex(color), hex(backgroundColor)))
  }, [])

  return (
    <tr>
      <th scope="row">
        <span
          ref={swatch}
          className="swatch"
          style={{ color: `var(--${pair.front})`, background: `var(--${pair.on})` }}
        >
          <svg width="20" height="20" aria-hidden="true">
            <circle cx="10" cy="10" r="8" fill="currentColor" />
          </svg>
        </span>{' '}
        {pair.front} on {pair.on}
      </th>
      <td>{pair.use}</td>
      <td>{pair.needs}</td>
      <td data-ratio={ratio} data-needs={pair.needs}>
        {ratio.toFixed(2)}
      </td>
    </tr>
  )
}

const hex = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`

function Ledger() {
  return (
    <div className="reading">
      <table>
        <caption>Every pair of colours that meets on a screen, in the theme that is shown</caption>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Use</th>
            <th scope="col">Needs</th>
            <th scope="col">Has</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <PairRow key={`${pair.front} ${pair.on}`} pair={pair} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const meta = preview.meta({
  title: 'Foundations/Colour',
  component: Ledger,
  // Another theme, another look at what the browser computes.
  render: (_, { globals }) => <Ledger key={String(globals['theme'])} />,
})

const enough = ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const cells = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')]
  return expect(cells.filter(({ dataset }) => Number(dataset['ratio']) < Number(dataset['needs']))).toEqual(
    [],
  )
}

export const Light = meta.story({ globals: { theme: 'light' }, play: enough })
export const Dark = meta.story({ globals: { theme: 'dark' }, play: enough })
