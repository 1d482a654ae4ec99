import { expect, test, type Page } from 'playwright/test'
import { initialTransition, type AnyStateMachine } from 'xstate'
import { activeLeaves } from '../../machines/shared/chart.ts'
import {
  coveringPaths,
  type Move,
  type Path,
  type Place,
  type Step,
} from '../../tests/machines/support/coveringPaths.ts'
import type { App } from '../support/app.ts'
import type { Mailbox } from '../support/mailbox.ts'
import { Observation } from './observation.ts'

export interface Tools {
  readonly page: Page
  readonly app: App
  readonly mailbox: Mailbox
}

/**
 * A move, and the steps that perform it in the page.
 *
 * @param next step after this move, for outcomes that must be prepared beforehand
 */
export interface Drive<Scene> extends Omit<Move, 'name'> {
  readonly drive: (scene: Scene, next: Step | undefined) => Promise<void>
}

export type Drives<Scene> = Readonly<Record<string, Drive<Scene>>>

/** Assertion that a page shows a state of its machine. */
export type Sight<Scene> = (scene: Scene, snapshot: Place) => Promise<void>

interface Plan<Scene> {
  readonly machine: AnyStateMachine
  readonly input: unknown
  /** Names of the context's fields that influence no transition. */
  readonly idle?: readonly string[]
  /**
   * Opens the page in the machine's initial state. A page other than that of the tools must be observed
   * first.
   */
  readonly open: (tools: Tools, observation: Observation) => Promise<Scene>
  readonly close?: (scene: Scene) => Promise<void>
  readonly moves: Drives<Scene>
  /** Names of transitions that this page never takes; other pages with the same machine cover them. */
  readonly elsewhere?: readonly string[]
  /** Assertions by the path of the innermost state, with dots between its keys. */
  readonly states: Readonly<Record<string, Sight<Scene>>>
}

/** Performs the paths of a machine in the real interface. */
export interface Driver {
  readonly machine: AnyStateMachine
  readonly moves: readonly string[]
  readonly elsewhere: readonly string[]
  readonly states: readonly string[]
  /** Covering paths of this machine, or of another version of it. */
  readonly paths: (machine?: AnyStateMachine) => Path[]
  /** Performs a path. Returns the names of the observed transitions in order. */
  readonly play: (path: Path, tools: Tools) => Promise<readonly string[]>
}

export function driverOf<Scene>(plan: Plan<Scene>): Driver {
  const { machine, input, idle, open, close, moves, elsewhere = [], states } = plan
  const see = async (scene: Scene, snapshot: Place) => {
    for (const state of activeLeaves(snapshot.value)) {
      const sight = states[state]
      if (!sight) throw new Error(`Nothing says how a page shows the state ${state} of ${machine.id}.`)
      await sight(scene, snapshot)
    }
  }
  const make = async (scene: Scene, { move, snapshot }: Step, next: Step | undefined) => {
    await moves[move]?.drive(scene, next)
    await see(scene, snapshot)
  }
  return {
    machine,
    moves: Object.keys(moves),
    elsewhere,
    states: Object.keys(states),
    paths: (from = machine) =>
      coveringPaths({
        machine: from,
        input,
        idle,
        moves: Object.entries(moves).map(([name, move]) => ({ name, ...move })),
      }),
    play: async (path, tools) => {
      const observation = new Observation(machine)
      await observation.watch(tools.page)
      const scene = await open(tools, observation)
      const planned: string[] = []
      try {
        await see(scene, initialTransition(machine, input)[0])
        for (const [index, step] of path.entries()) {
          planned.push(...step.transitions)
          await test.step(`${step.move}: ${step.state}`, async () => {
            await make(scene, step, path[index + 1])
            // Retries, because a page that is being left cannot be evaluated.
            await expect(async () => {
              const missing = await observation.missing(planned)
              expect(missing, `what the machine has not done after "${step.move}"`).toEqual([])
            }).toPass({ intervals: [10, 20, 50] })
          })
        }
        return await observation.taken()
      } finally {
        await close?.(scene)
      }
    },
  }
}
