import { createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

interface Received {
  readonly recipients: readonly string[]
  readonly message: string
}

/** How the server answers the word RCPT: takes the mail, or refuses it for now or for good; or it never speaks. */
export type SinkMood = 'takes' | 'refuses for now' | 'refuses for good' | 'says nothing'

const answers: Readonly<Record<SinkMood, string>> = {
  takes: '250 ok',
  'refuses for now': '451 try later',
  'refuses for good': '550 no such person',
  'says nothing': '',
}

/** A mail server that keeps what it is given. */
export async function startSmtpSink() {
  const received: Received[] = []
  const sink = {
    url: '',
    received,
    mood: 'takes' satisfies SinkMood as SinkMood,
    attempts: 0,
    connections: 0,
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sink.connections += 1
    sockets.add(socket)
    serve(socket, sink)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  sink.url = `smtp://127.0.0.1:${isAddress(address) ? address.port : 0}`
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    hangUp()
    server.close()
  })
  return Object.assign(sink, { hangUp })
}

const isAddress = (address: unknown): address is AddressInfo =>
  typeof address === 'object' && address !== null

function serve(socket: Socket, sink: { received: Received[]; mood: SinkMood; attempts: number }): void {
  let unread = ''
  let recipients: string[] = []
  let isMessage = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    const word = line.slice(0, 4).toUpperCase()
    if (word === 'RCPT') {
      sink.attempts += 1
      if (sink.mood === 'takes') recipients.push(line.slice('RCPT TO:'.length))
      say(answers[sink.mood])
    } else if (word === 'DATA') {
      isMessage = true
      say('354 go on')
    } else if (word === 'QUIT') {
      say('221 bye')
      socket.end()
    } else say('250 ok')
  }
  if (sink.mood === 'says nothing') return
  say('220 sink')
  socket.setEncoding('utf8').on('error', () => socket.destroy())
  socket.on('data', (part: string) => {
    unread += part
    for (;;) {
      const end = unread.indexOf(isMessage ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const text = unread.slice(0, end)
      unread = unread.slice(end + (isMessage ? 5 : 2))
      if (isMessage) {
        sink.received.push({ recipients, message: text })
        recipients = []
        isMessage = false
        say('250 taken')
      } else hear(text)
    }
  })
}
