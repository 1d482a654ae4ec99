/** Error messages of hosted API channels, for developers of its clients. */
export const realtimeRefusals = {
  unknownChannel: 'There is no such channel, or this account may not read it.',
  unreadable: 'The message could not be read.',
  unknownEvent: 'This server doesn’t offer that event.',
  wrongToken: 'The access token has expired, or this server did not sign it.',
  sessionEnded: 'The session has ended.',
  replaced: 'Another connection of this account has taken the place of this one.',
  rightsLost: 'This account may no longer read the channel.',
  manyChannels: 'There are too many channels on this connection.',
  full: 'The server has too many channels. Try again later.',
  failed: 'The server could not answer. Try again later.',
  presence: 'This server doesn’t offer presence.',
  broadcast: 'This server doesn’t offer broadcasts by clients.',
  postgresChanges: 'This server doesn’t offer postgres_changes.',
} as const
