import type { DataKind } from '../dataKind.ts'

const ofServer = { keep: 'It belongs to the server and says nothing about a person' } as const

export const operationData: DataKind = {
  title: 'Logs and backups',
  what: 'Technical logs without names, addresses, or page addresses, and copies of the database.',
  purpose: 'To run the service, to repair it, and to recover from a broken disk.',
  ground: 'legitimateInterest',
  whose: 'visitor',
  retention: 'as the operator of this server decides',
  onDeletion: { keep: 'It ends with its own time' },
  tables: {
    demo: {
      ground: 'notPersonal',
      whose: 'nobody',
      retention: 'as long as the service runs',
      onDeletion: ofServer,
      columns: {
        internal: {
          id: 'The only row: invented data was added here',
          filled_at: 'When it was added',
          removed_at: 'When it was removed',
        },
      },
    },
    legal_texts: {
      ground: 'notPersonal',
      whose: 'nobody',
      retention: 'as long as the service runs',
      onDeletion: { keep: 'It shows which texts people have accepted' },
      columns: {
        internal: {
          kind: 'Privacy policy or terms',
          version: 'Hash of the text',
          text: 'The text, shown to everyone',
          is_template: 'Whether it is our own text',
          published_at: 'Since when it holds, shown to everyone',
        },
      },
    },
    schema_compatibility: {
      ground: 'notPersonal',
      whose: 'nobody',
      retention: 'as long as the service runs',
      onDeletion: ofServer,
      columns: { internal: { since: 'Oldest version of the server that can use the data' } },
    },
  },
  files: {
    personal: {
      backups: 'Copies of the database that an operator makes (docs/operations.md)',
      'DATA_DIR/replaced.db': {
        purpose: 'The database before a restore',
        retention: 'until the next restore',
      },
    },
    internal: {
      log: 'Calls with a random id, their duration and outcome; no address, code, or cookie',
      'errors of pages': 'Route, error, and browser family in the log; nothing about the person',
      'uploads in progress': {
        purpose: 'Files to import are read in memory and never written to a disk',
        retention: 'a few seconds',
      },
    },
  },
}
