import type { ClientDevice } from '../calls/shared/context.ts'

// Ordered: the first token in the header decides, because most browsers also name compatible ones.
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Vivaldi/', 'Vivaldi'],
  ['YaBrowser/', 'Yandex Browser'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['HeadlessChrome/', 'Chrome'],
  ['Chromium/', 'Chromium'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['Windows', 'Windows'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const

/**
 * Browser and network of a client, for the list of devices.
 *
 * @param userAgent header, of which only known names are kept
 * @param networks of the client, narrowest first, as returned by `networksOf`
 */
export const clientDevice = (userAgent: string, networks: readonly [string, ...string[]]): ClientDevice => ({
  browser: [namedIn(userAgent, browsers) ?? '', namedIn(userAgent, systems) ?? '']
    .filter(Boolean)
    .join(' on '),
  network: prefixOf(networks.at(-1) ?? networks[0]),
})

const namedIn = (text: string, names: readonly (readonly [token: string, name: string])[]) =>
  names.find(([token]) => text.includes(token))?.[1]

/** Network prefix as `203.0.113.x`, `2001:db8:1:x` or `localhost`; empty if unknown. */
function prefixOf(network: string): string {
  if (network.startsWith('127.') || network.startsWith('0:0:0::')) return 'localhost'
  if (network.includes('::')) return `${network.slice(0, network.indexOf('::'))}:x`
  const end = network.lastIndexOf('.') + 1
  return end === 0 ? '' : `${network.slice(0, end)}x`
}
