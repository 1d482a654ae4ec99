import type { Hidden } from '../../contract/alerts/forYou.ts'
import type { SavedSearch } from '../../contract/alerts/savedSearch.ts'

export const savedSearch: SavedSearch = {
  id: 's1',
  criteria: 'q=carpenter&place=Leeds%2C+England&radius=50&workplace=onSite&pay=30000',
  name: '',
  every: 'daily',
  timeZone: 'Europe/London',
  state: 'active',
  createdAt: '2026-11-02T09:00:00.000Z',
  nextAt: '2026-11-27T08:00:00.000Z',
  lastAt: '2026-11-26T08:00:00.000Z',
  revision: 1,
  can: ['pause', 'stop'],
}

/** One saved search for each state that its owner can see. */
export const savedSearches: readonly SavedSearch[] = [
  savedSearch,
  {
    ...savedSearch,
    id: 's2',
    criteria: 'place=remote&type=partTime',
    name: 'Part time from home',
    every: 'weekly',
    state: 'paused',
    nextAt: null,
    can: ['resume', 'stop'],
  },
  {
    ...savedSearch,
    id: 's3',
    criteria: 'q=set+designer',
    state: 'bouncing',
    nextAt: null,
    can: ['resume', 'stop'],
  },
  {
    ...savedSearch,
    id: 's4',
    criteria: 'q=joiner&place=York',
    every: 'instant',
    state: 'asked',
    createdAt: '2025-11-20T09:00:00.000Z',
    can: ['pause', 'keep', 'stop'],
  },
  {
    ...savedSearch,
    id: 's5',
    criteria: '',
    state: 'ended',
    nextAt: null,
    lastAt: null,
    can: [],
  },
]

const fernhill = { name: 'Fernhill Stageworks', slug: 'fernhill-stageworks' }

export const hiddenItems: readonly Hidden[] = [
  {
    kind: 'job',
    slug: 'bench-joiner',
    name: 'Bench joiner',
    company: fernhill,
    hiddenAt: '2026-11-24T09:00:00.000Z',
  },
  {
    kind: 'company',
    slug: 'kestrelgate-rail',
    name: 'Kestrelgate Rail',
    company: { ...fernhill, name: 'Kestrelgate Rail', slug: 'kestrelgate-rail' },
    hiddenAt: '2026-11-20T09:00:00.000Z',
  },
]
