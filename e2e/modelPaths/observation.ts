import type { Page } from 'playwright/test'
import type { AnyStateMachine } from 'xstate'
import type { Step } from '../../src/inspector/source.ts'
import { transitionNames } from '../../tests/machines/support/coveringPaths.ts'

/** What a machine really does in the pages that are watched, as their inspection tells. */
export class Observation {
  readonly #id: string
  readonly #names: readonly string[]
  readonly #taken: string[] = []

  constructor(machine: AnyStateMachine) {
    this.#id = machine.id
    this.#names = transitionNames(machine)
  }

  /** The names of the transitions that were taken, in order. */
  get taken(): readonly string[] {
    return this.#taken
  }

  /** Watches a page from the next document that it opens. */
  async watch(page: Page): Promise<void> {
    await page.exposeFunction('tellStep', (actor: string, { event, taken }: Step) => {
      // What a machine does as it starts is no transition of its chart.
      if (actor !== this.#id || event.type === 'xstate.init') return
      this.#taken.push(...taken.map((position) => this.#names[position] ?? '(unknown)'))
    })
  }

  /** Which of the transitions have not been taken yet, in the order in which they are planned. */
  missing(planned: readonly string[]): string[] {
    let next = 0
    return planned.filter((name) => {
      const position = this.#taken.indexOf(name, next)
      if (position !== -1) next = position + 1
      return position === -1
    })
  }
}
