import { fernhill } from './material/fernhill.ts'
import { harbourlight } from './material/harbourlight.ts'
import { tallow } from './material/tallow.ts'
import { cuivre } from './material/cuivre.ts'
import { brightwell } from './material/brightwell.ts'
import { nordkaje } from './material/nordkaje.ts'
import { whinmoor } from './material/whinmoor.ts'
import { dachlicht } from './material/dachlicht.ts'
import { spaakwerk } from './material/spaakwerk.ts'
import { huerta } from './material/huerta.ts'
import { gipfelruh } from './material/gipfelruh.ts'
import { maplerow } from './material/maplerow.ts'
import { loonlake } from './material/loonlake.ts'
import { cedarbyte } from './material/cedarbyte.ts'
import { kestrelgate } from './material/kestrelgate.ts'
import { fjordlykt } from './material/fjordlykt.ts'
import { aroha } from './material/aroha.ts'
import { kumogata } from './material/kumogata.ts'
import { savannagrid } from './material/savannagrid.ts'
import { lantern } from './material/lantern.ts'
import type { DemoCompany } from './role.ts'

/** The invented companies, by a short name. */
export const companies = {
  fernhill,
  harbourlight,
  tallow,
  cuivre,
  brightwell,
  nordkaje,
  whinmoor,
  dachlicht,
  spaakwerk,
  huerta,
  gipfelruh,
  maplerow,
  loonlake,
  cedarbyte,
  kestrelgate,
  fjordlykt,
  aroha,
  kumogata,
  savannagrid,
  lantern,
} as const satisfies Readonly<Record<string, DemoCompany>>

export type CompanyKey = keyof typeof companies
