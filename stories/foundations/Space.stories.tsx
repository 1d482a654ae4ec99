import preview from '../../.storybook/preview.tsx'
import { borderRadius, boxShadow, fixedSizes, screens, space } from '../../src/ui/tokens/scale.ts'
import { Page } from '../reading/Page.tsx'
import { Table } from '../reading/Table.tsx'
import './foundations.css'

const sizesFor: Readonly<Record<keyof typeof fixedSizes, string>> = {
  header: 'The header of the public pages.',
  bar: 'The header of a member’s area.',
  navbar: 'The menu beside a member’s page.',
  column: 'A form, and a card of the role chooser from 600 on.',
  card: 'A card of the role chooser below that.',
  'card-side': 'Beside these cards on a phone, with or without a scrollbar.',
  gutter: 'Beside every page, clear of what is cut out of the screen.',
  'edge-0': 'An edge to the end, clear of the same.',
  'edge-2': 'The end of the public header.',
  'edge-3': 'The menu of a member.',
  'edge-4': 'The header of a member.',
}

const Space = () => (
  <Page
    title="Space"
    lead="What belongs together stands closer than what does not, in steps of four. A few sizes are fixed, because the specification says so or because a line of text must not get longer."
  >
    <Table
      caption="Steps between things"
      rows={space.map((step) => ({
        key: `${step}`,
        cells: {
          Step: `${step}px`,
          Class: <code>gap-{step / 4}</code>,
          Looks: <Bar size={`${step}px`} />,
        },
      }))}
    />
    <Table
      caption="Sizes that are fixed"
      rows={Object.entries(sizesFor).map(([name, use]) => {
        const size = Object.entries(fixedSizes).find(([known]) => known === name)?.[1] ?? ''
        return {
          key: name,
          cells: { Name: <code>{name}</code>, Size: size, For: use, Looks: <Bar size={size} /> },
        }
      })}
    />
  </Page>
)

const Bar = ({ size }: { size: string }) => (
  <div className="step" style={{ inlineSize: size, maxInlineSize: '100%' }} />
)

const radiiFor: Readonly<Record<keyof typeof borderRadius, string>> = {
  none: 'What reaches from edge to edge.',
  tag: 'Something small within a line.',
  inner: 'Within something else that is round.',
  control: 'What is pressed or typed into.',
  card: 'A card in a grid.',
  panel: 'A panel or a question.',
  plate: 'The picture beside a form.',
  full: 'A circle, such as the initials.',
}

const shadowsFor: Readonly<Record<keyof typeof boxShadow, string>> = {
  card: 'What lies on the page.',
  float: 'What stands over it, such as a notification.',
  none: 'Everything else.',
}

const Shape = () => (
  <Page
    title="Shape"
    lead="What is pressed is round, what holds it is rounder: inside another, a corner has the radius of the outer one less the gap between them."
  >
    <Table caption="Radii" rows={shapes('rounded', radiiFor, borderRadius, 'borderRadius')} />
    <Table caption="Shadows" rows={shapes('shadow', shadowsFor, boxShadow, 'boxShadow')} />
  </Page>
)

const shapes = (
  prefix: string,
  uses: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
  property: 'borderRadius' | 'boxShadow',
) =>
  Object.entries(uses).map(([name, use]) => ({
    key: name,
    cells: {
      Class: (
        <code>
          {prefix}-{name}
        </code>
      ),
      Value: values[name],
      For: use,
      Looks: (
        <div className="shape" style={{ borderRadius: borderRadius.control, [property]: values[name] }} />
      ),
    },
  }))

const changesAt: Readonly<Record<keyof typeof screens, string>> = {
  sm: 'The cards of the role chooser are 420 wide; fields may stand beside each other.',
  md: 'The menu of a member stands beside the page, where a button opened it before.',
  lg: 'The cards of the role chooser stand beside each other.',
  '2xl': 'The filters of a search are beside its results.',
  xl: 'The public menu is a row of links, where a button opened it before.',
}

const Widths = () => (
  <Page
    title="Breakpoints"
    lead="Where the layout changes. Between them everything follows the width; the toolbar has a window for each, and for the last one before."
  >
    <Table
      caption="From these widths on"
      rows={Object.entries(changesAt).map(([name, change]) => ({
        key: name,
        cells: {
          Name: <code>{name}</code>,
          From: Object.entries(screens).find(([known]) => known === name)?.[1],
          Then: change,
        },
      }))}
    />
  </Page>
)

const meta = preview.meta({ title: 'Foundations/Space and shape', component: Space })

export const Steps = meta.story()
export const RadiiAndShadows = meta.story({ name: 'Radii and shadows', render: () => <Shape /> })
export const Breakpoints = meta.story({ render: () => <Widths /> })
