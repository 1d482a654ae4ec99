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

/** A move, and how a person or the world makes it. `next` is the step after it: some ends are decided before. */
export interface Drive<Scene> extends Omit<Move, 'name'> {
  readonly drive: (scene: Scene, next: Step | undefined) => Promise<void>
}

export type Drives<Scene> = Readonly<Record<string, Drive<Scene>>>

/** Assertion that a page shows a state of its machine. */
export type Sight<Scene> = (scene: Scene, snapshot: Place) => Promise<void>

interface Plan<Scene> {
  readonly machine: AnyStateMachine
  readonly input: unknown
  /** The parts of its context that decide nothing. */
  readonly idle?: readonly string[]
  /** Brings the page to where the machine begins. A page other than that of the tools must be watched first. */
  readonly open: (tools: Tools, observation: Observation) => Promise<Scene>
  readonly close?: (scene: Scene) => Promise<void>
  readonly moves: Drives<Scene>
  /** Transitions that this page never takes, by their names: other pages have the same machine. */
  readonly elsewhere?: readonly string[]
  /** By the innermost state, its keys joined by dots. */
  readonly states: Readonly<Record<string, Sight<Scene>>>
}

/** Takes a machine along its paths through the real interface. */
export interface Driver {
  readonly machine: AnyStateMachine
  readonly moves: readonly string[]
  readonly elsewhere: readonly string[]
  readonly states: readonly string[]
  /** The paths of this machine, or of one that should have the same. */
  readonly paths: (machine?: AnyStateMachine) => Path[]
  /** Returns the names of the transitions that the machine was seen to take, in order. */
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
            // A page that is just being left cannot be asked.
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
