import { createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

interface Received {
  readonly recipients: readonly string[]
  readonly message: string
}

/** Refusals in each mode: `hello` for the greeting, `.` for the end of a message. */
const refusals = {
  takes: {},
  'refuses for now': { RCPT: '451 try later' },
  'knows no such mailbox': { RCPT: '550 5.1.1 no such person' },
  'says no in words of its own': { RCPT: '550 no such person' },
  'does not relay': { RCPT: '554 5.7.1 relay access denied' },
  'takes nothing from this sender': { RCPT: '550 5.1.8 sender rejected' },
  'refuses the message': { '.': '554 not this one' },
  'refuses to talk': { hello: '554 not today' },
  'refuses the password': { AUTH: '535 who are you' },
  'refuses the sender': { MAIL: '550 not from you' },
  'says nothing': {},
  'takes it and hangs up': {},
  'takes it and says nothing': {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

export type SinkMood = keyof typeof refusals

/** Starts a mail server that records what it receives. */
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

const usual: Readonly<Record<string, string>> = {
  hello: '220 sink',
  EHLO: '250-sink\r\n250 AUTH PLAIN',
  STAR: '502 not here',
  AUTH: '235 welcome',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
}

function serve(socket: Socket, sink: { received: Received[]; mood: SinkMood; attempts: number }): void {
  let unread = ''
  let recipients: string[] = []
  let isMessage = false
  const answer = (word: string): boolean => {
    const refused: Readonly<Record<string, string>> = refusals[sink.mood]
    socket.write(`${refused[word] ?? usual[word] ?? '250 ok'}\r\n`)
    return !(word in refused)
  }
  const hear = (line: string) => {
    const word = line.slice(0, 4).toUpperCase()
    if (word === 'RCPT') sink.attempts += 1
    const isTaken = answer(word)
    if (word === 'RCPT' && isTaken) recipients.push(line.slice('RCPT TO:'.length))
    if (word === 'DATA') isMessage = true
    if (word === 'QUIT') socket.end()
  }
  if (sink.mood === 'says nothing') return
  answer('hello')
  socket.setEncoding('utf8').on('error', () => socket.destroy())
  socket.on('data', (part: string) => {
    unread += part
    for (;;) {
      const end = unread.indexOf(isMessage ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const text = unread.slice(0, end)
      unread = unread.slice(end + (isMessage ? 5 : 2))
      if (isMessage) {
        const isUnsaid = sink.mood.startsWith('takes it and')
        if (isUnsaid || answer('.')) sink.received.push({ recipients, message: text })
        if (sink.mood === 'takes it and hangs up') socket.destroy()
        if (isUnsaid) return
        recipients = []
        isMessage = false
      } else hear(text)
    }
  })
}
