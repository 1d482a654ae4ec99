import { expect } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { placeSuggestionsMachine, type Suggestion } from '../../machines/forms/placeSuggestions.ts'
import { PlaceSearch } from '../../src/views/forms/PlaceSearch.tsx'
import { PlacesContext } from '../../src/views/forms/placesContext.ts'
import { FlowAt, stateControl } from '../support/flow.tsx'
import { answer } from '../support/formEffect.ts'
import { leedsSuggestion } from '../support/places.ts'

interface Props {
  at: string
  /** True if the place is active. */
  isActive: boolean
}

const machine = placeSuggestionsMachine.provide({
  actors: { findPlaces: fromPromise(() => answer((): readonly Suggestion[] => [leedsSuggestion])) },
})

const ignore = () => undefined

const PlaceField = ({ at, isActive }: Props) => (
  <main className="px-gutter py-8">
    <h1 className="mb-4 text-h2">Place</h1>
    <FlowAt
      machine={machine}
      at={at}
      context={{
        text: 'Lee',
        places: at === 'open.finding' || at === 'open.shown' ? [leedsSuggestion] : [],
        active: isActive ? 0 : -1,
      }}
    >
      {(flow) => (
        <PlacesContext value={flow}>
          <div className="min-h-60">
            <PlaceSearch id="town" label="Place" problem={undefined} onChoose={ignore} />
          </div>
        </PlacesContext>
      )}
    </FlowAt>
  </main>
)

const meta = preview.meta({
  title: 'Views/Place suggestions',
  tags: ['autodocs'],
  component: PlaceField,
  parameters: { machine: 'placeSuggestions' },
  args: { at: 'open.shown', isActive: false },
  argTypes: { at: stateControl(placeSuggestionsMachine) },
})

export const Suggested = meta.story()

export const Active = meta.story({ args: { isActive: true } })

export const Closed = meta.story({ args: { at: 'closed' } })

export const Typing = meta.story({ args: { at: 'open.pausing' } })

export const Finding = meta.story({ args: { at: 'open.finding' } })

export const Failed = meta.story({
  args: { at: 'open.failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/didn’t load/)
  },
})
