// Fills the configured database with generated postings: npm run generate -- --postings 100000 [--seed 1]
import { parseArgs } from 'node:util'
import { readSettings } from '../server/operations/settings.ts'
import { prepareIndex } from '../server/postings/findable.ts'
import { openStore } from '../server/store/open.ts'
import { fillMarket } from './market/fill.ts'

const { values } = parseArgs({
  options: { postings: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const store = await openStore(readSettings(process.env), Date.now, async (db) => {
  await prepareIndex(db)
  const began = performance.now()
  await fillMarket(db, {
    seed: Number(values.seed),
    postings: Number(values.postings),
    told: (made) => {
      if (made % 50_000 === 0) say(`${made} postings`)
    },
  })
  say(`${values.postings} postings in ${Math.round((performance.now() - began) / 1_000)} s`)
})
say(`They are in ${store.place}`)
await store.close()
