import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { Client } from 'pg'
import { openToRead } from '../../server/store/reading/connection.ts'
import { databaseFile } from '../../server/store/sqlite.ts'

/** Statement that a call sent to its database. */
export interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

interface Hand {
  /** Runs prepared statements directly on the database, each prepared once. */
  readonly run: (statements: readonly Statement[]) => Promise<void>
  readonly close: () => Promise<void>
}

interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** Opens the database with its driver alone, without any of our own code. */
export async function byHand({ databaseUrl, dataDir }: Place): Promise<Hand> {
  if (databaseUrl) {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    return {
      run: async (statements) => {
        for (const { parameters, text } of statements) await client.query(text, [...parameters])
      },
      close: () => client.end(),
    }
  }
  const database = openToRead(databaseFile(dataDir))
  const prepared = new Map<string, StatementSync>()
  const prepare = (text: string) => {
    const known = prepared.get(text) ?? database.prepare(text)
    prepared.set(text, known)
    return known
  }
  return {
    run: async (statements) => {
      for (const { parameters, text } of statements) prepare(text).all(...parameters.map(bindable))
    },
    close: async () => database.close(),
  }
}

function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  throw new TypeError('A search asks with texts and numbers.')
}
