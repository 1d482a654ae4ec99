import type { Page } from 'playwright/test'
import * as v from 'valibot'
import type { AnyStateMachine } from 'xstate'
import type { Step } from '../../src/inspector/source.ts'
import { transitionNames } from '../../tests/machines/support/coveringPaths.ts'

const takenSchema = v.array(v.number())

/**
 * Key of the session storage. Messages to the test can get lost when the document unloads; storage cannot.
 */
const key = 'transitions taken'

/** Transitions of a machine in the observed pages, from inspection events. */
export class Observation {
  readonly #machine: AnyStateMachine
  #page: Page | undefined

  constructor(machine: AnyStateMachine) {
    this.#machine = machine
  }

  /** Observes a page from the next document on, and stops observing any other page. */
  async watch(page: Page): Promise<void> {
    this.#page = page
    await page.addInitScript(
      ([kept, id]) => {
        const tellStep = (actor: string, { event, taken }: Step) => {
          // Initial transitions are not part of the chart.
          if (actor !== id || event.type === 'xstate.init' || taken.length === 0) return
          const before = sessionStorage.getItem(kept)?.slice(1, -1)
          sessionStorage.setItem(kept, `[${[...(before ? [before] : []), ...taken].join()}]`)
        }
        Object.assign(globalThis, { tellStep })
      },
      [key, this.#machine.id] as const,
    )
  }

  /** Names of the transitions taken so far, in order. */
  async taken(): Promise<string[]> {
    const kept = await this.#page?.evaluate((name) => sessionStorage.getItem(name), key)
    const names = transitionNames(this.#machine)
    return v.parse(takenSchema, JSON.parse(kept ?? '[]')).map((position) => names[position] ?? '(unknown)')
  }

  /** Planned transitions that have not been taken, in order. */
  async missing(planned: readonly string[]): Promise<string[]> {
    const taken = await this.taken()
    let next = 0
    return planned.filter((name) => {
      const position = taken.indexOf(name, next)
      if (position !== -1) next = position + 1
      return position === -1
    })
  }
}
