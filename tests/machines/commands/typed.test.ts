import { expectTypeOf, test } from 'vitest'
import { createActor, type EventFrom } from 'xstate'
import {
  createCommands,
  type AnyCommands,
  type CommandReport,
  type Run,
} from '../../../machines/commands/commands.ts'
import type { commandEffect } from '../../../src/effects/shared/commandEffect.ts'

interface Commands {
  rename: { input: { id: string; title: string }; output: { title: string } }
  remove: { input: { id: string }; output: { left: number } }
}

const machine = createCommands<Commands>({ confirm: ['remove'], notice: { rename: null, remove: null } })

type Event = EventFrom<typeof machine>

test('a command that a page does not have, or with another input, is a type error', () => {
  expectTypeOf<{ type: 'run'; command: 'remove'; input: { id: string } }>().toExtend<Event>()
  expectTypeOf<{ type: 'run'; command: 'remoev'; input: { id: string } }>().not.toExtend<Event>()
  expectTypeOf<{ type: 'run'; command: 'rename'; input: { id: string } }>().not.toExtend<Event>()
  expectTypeOf<{ type: 'ask'; command: 'rename'; input: { id: string } }>().toExtend<Event>()
  expectTypeOf<{ type: 'ask'; command: 'rename'; input: { slug: string } }>().not.toExtend<Event>()
})

test('words for an unknown command, or missing words for a known one, are a type error', () => {
  type Options = Parameters<typeof createCommands<Commands>>[0]
  expectTypeOf<{ notice: { rename: 'resumeRenamed'; remove: null } }>().toExtend<Options>()
  expectTypeOf<{ notice: { rename: 'resumeRenamed' } }>().not.toExtend<Options>()
  expectTypeOf<{ notice: { rename: null; remove: null }; confirm: 'erase'[] }>().not.toExtend<Options>()
})

test('effects that lack a command, or return another output, are a type error', () => {
  type Effects = Parameters<typeof commandEffect<Commands>>[0]
  type Rename = () => Promise<{ title: string }>
  expectTypeOf<{ rename: Rename; remove: () => Promise<{ left: number }> }>().toExtend<Effects>()
  expectTypeOf<{ rename: Rename }>().not.toExtend<Effects>()
  expectTypeOf<{ rename: Rename; remove: Rename }>().not.toExtend<Effects>()
})

test('the name of the command determines the type of the output in a report', () => {
  type Done = Extract<CommandReport<Commands>, { type: 'command.done' }>
  expectTypeOf<Extract<Done, { command: 'remove' }>['output']>().toEqualTypeOf<{ left: number }>()
  expectTypeOf<Run<Commands>['command']>().toEqualTypeOf<'rename' | 'remove'>()
})

test('a view accepts the commands of any page', () => {
  expectTypeOf(createActor(machine)).toExtend<AnyCommands>()
})
