import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'

const refuse = () => {
  throw new Error('What reads files has no network.')
}

/** Permanently blocks network access of this process. Node's permission model restricts the rest. */
export function closeNetwork(): void {
  Socket.prototype.connect = refuse
  dgram.createSocket = refuse
  for (const asking of [dns, dns.promises]) {
    for (const name of Object.keys(asking)) {
      if (/^(?:lookup|resolve|reverse|Resolver)/.test(name))
        Object.defineProperty(asking, name, { value: refuse })
    }
  }
  syncBuiltinESMExports()
}
