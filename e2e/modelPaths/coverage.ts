import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { transitionNames, type Path } from '../../tests/machines/support/coveringPaths.ts'
import type { Driver } from './driver.ts'

const drivenSchema = v.object({
  transitions: v.array(v.string()),
  moves: v.array(v.string()),
  /** Duration in milliseconds. */
  time: v.number(),
})

/** Record of a path: the observed transitions, the moves, and the duration. */
export type Driven = v.InferOutput<typeof drivenSchema>

export const drivenOf = (path: Path, taken: readonly string[], time: number): Driven => ({
  transitions: [...taken],
  moves: path.map(({ move }) => move),
  time,
})

const rowSchema = v.object({
  machine: v.string(),
  states: v.number(),
  transitions: v.number(),
  observed: v.number(),
  paths: v.number(),
  steps: v.number(),
  seconds: v.number(),
})

type Row = v.InferOutput<typeof rowSchema>

const columns = ['machine', 'states', 'transitions', 'observed', 'paths', 'steps', 'seconds'] as const

/** Transitions of a driver's machine that no path has taken, and moves that no path has made. */
export function missing({ elsewhere, machine, moves }: Driver, driven: readonly Driven[]): string[] {
  const taken = new Set(driven.flatMap(({ transitions }) => transitions))
  const made = new Set(driven.flatMap((path) => path.moves))
  return [
    ...transitionNames(machine).filter((name) => !taken.has(name) && !elsewhere.includes(name)),
    ...moves.filter((name) => !made.has(name)).map((name) => `the move "${name}"`),
  ]
}

/** Coverage of all machines' paths, shared by the processes that drive them. */
export class Records {
  readonly #folder: string

  constructor(outputFolder: string) {
    this.#folder = join(outputFolder, 'paths')
    mkdirSync(this.#folder, { recursive: true })
  }

  keep({ machine }: Driver, number: number, driven: Driven): void {
    writeFileSync(join(this.#folder, `${machine.id}-${number}.path.json`), JSON.stringify(driven))
  }

  of({ machine }: Driver): Driven[] {
    return this.#read(`${machine.id}-*.path.json`, drivenSchema)
  }

  /** Counts the coverage of a machine. Returns the table of all machines counted so far. */
  count(driver: Driver): string {
    const driven = this.of(driver)
    const transitions = transitionNames(driver.machine).length
    const row: Row = {
      machine: driver.machine.id,
      states: driver.states.length,
      transitions,
      observed: transitions - missing({ ...driver, moves: [] }, driven).length,
      paths: driven.length,
      steps: driven.flatMap(({ moves }) => moves).length,
      seconds: tenths(driven.reduce((sum, { time }) => sum + time, 0) / 1000),
    }
    writeFileSync(join(this.#folder, `${row.machine}.row.json`), JSON.stringify(row))
    const table = tableOf(this.#read('*.row.json', rowSchema))
    writeFileSync(join(this.#folder, 'coverage.txt'), `${table}\n`)
    return table
  }

  #read<Schema extends v.GenericSchema>(pattern: string, schema: Schema): v.InferOutput<Schema>[] {
    const files = globSync(pattern, { cwd: this.#folder }).toSorted()
    return files.map((file) => v.parse(schema, JSON.parse(readFileSync(join(this.#folder, file), 'utf8'))))
  }
}

const tenths = (number: number) => Math.round(number * 10) / 10

function tableOf(rows: readonly Row[]): string {
  const sum = (column: Exclude<keyof Row, 'machine'>) =>
    tenths(rows.reduce((total, row) => total + row[column], 0))
  const total: Row = {
    machine: 'all',
    states: sum('states'),
    transitions: sum('transitions'),
    observed: sum('observed'),
    paths: sum('paths'),
    steps: sum('steps'),
    seconds: sum('seconds'),
  }
  return [line(columns), ...[...rows, total].map((row) => line(columns.map((column) => row[column])))].join(
    '\n',
  )
}

const line = (cells: readonly unknown[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(18) : String(cell).padStart(12))).join('')
