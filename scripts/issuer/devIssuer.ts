import { issuerClient, startIssuer } from './startIssuer.ts'

const PORT = 3999

const { origin } = await startIssuer(PORT)
process.stdout.write(`An OpenID issuer is at ${origin}. Put this into .env, and start the server:

SOCIAL_DEV_LABEL=Test Login
SOCIAL_DEV_ISSUER=${origin}
SOCIAL_DEV_CLIENT_ID=${issuerClient.id}
SOCIAL_DEV_CLIENT_SECRET=${issuerClient.secret}
`)
