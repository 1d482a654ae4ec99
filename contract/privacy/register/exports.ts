import type { DataKind } from '../dataKind.ts'

export const exportData: DataKind = {
  title: 'Exports of your data',
  what: 'A ZIP with your data, made when you ask for it.',
  purpose: 'To give you a copy of your data.',
  ground: 'legalObligation',
  whose: 'member',
  retention: '7 days',
  onDeletion: 'erase',
  tables: {
    exports: {
      retention: '30 days',
      columns: {
        personal: {
          account_id: 'Owner',
          requested_at: 'Order in the list; deletes the row 30 days later',
        },
        internal: {
          id: 'Random name',
          state: 'Shown to its owner',
          progress: 'Shown to its owner while it is made',
          bytes: 'Size, shown to its owner',
          expires_at: 'Deletes the ZIP',
        },
      },
    },
    export_pieces: {
      columns: {
        personal: { content: 'Content of the ZIP' },
        internal: { export_id: 'Export that it is a piece of', position: 'Order of the pieces' },
      },
    },
  },
}
