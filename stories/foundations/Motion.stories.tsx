import { useState, type CSSProperties } from 'react'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/ui/controls/Button.tsx'
import { durations, settle } from '../../src/ui/tokens/scale.ts'
import { Page } from '../reading/Page.tsx'
import { Table } from '../reading/Table.tsx'

const uses: Readonly<Record<keyof typeof durations, string>> = {
  press: 'A button gives way.',
  colour: 'An edge or a ground takes another colour.',
  lift: 'A card rises under the pointer.',
  enter: 'A notification or the menu comes in.',
  path: 'The path goes on by a step.',
}

const bar = (duration: string, isOn: boolean): CSSProperties => ({
  inlineSize: isOn ? '100%' : '1rem',
  blockSize: '1rem',
  borderRadius: '8px',
  background: 'var(--primary)',
  transition: `inline-size ${duration} ${settle}`,
})

function Motion() {
  const [isOn, setOn] = useState(false)
  return (
    <Page
      title="Motion"
      lead="Only what has changed moves, once, and never longer than it takes to see it. With less motion nothing moves, and nothing is lost."
    >
      <p>
        One curve for everything: <code>{settle}</code>
      </p>
      <p>
        <Button size="small" onClick={() => setOn(!isOn)}>
          Move
        </Button>
      </p>
      <Table
        caption="How long it takes"
        rows={Object.entries(uses).map(([name, use]) => {
          const duration = Object.entries(durations).find(([known]) => known === name)?.[1] ?? ''
          return {
            key: name,
            cells: {
              Name: <code>{name}</code>,
              Takes: duration,
              For: use,
              Looks: (
                <div style={{ inlineSize: '12rem' }}>
                  <div style={bar(duration, isOn)} />
                </div>
              ),
            },
          }
        })}
      />
      <p className="aside">
        Motion: reduced, in the toolbar, shows what people see who ask their system for less.
      </p>
    </Page>
  )
}

const meta = preview.meta({ title: 'Foundations/Motion', component: Motion })

export const Durations = meta.story()
