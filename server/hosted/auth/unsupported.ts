import { HostedError } from '../hostedError.ts'

/** Unsupported endpoints of the official client, each with an error that the client recognizes. */
const endpoints: Readonly<Record<string, () => HostedError>> = {
  '/sso': () => new HostedError(422, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  '/admin/*': () => new HostedError(403, 'not_admin', 'User not allowed'),
  '/factors': noFactors,
  '/factors/*': noFactors,
  '/oauth/*': () => new HostedError(422, 'provider_disabled', 'OAuth clients are not supported'),
  '/user/identities/authorize': () =>
    new HostedError(422, 'manual_linking_disabled', 'Providers are connected in the settings'),
  '/reauthenticate': () =>
    new HostedError(422, 'reauthentication_not_valid', 'Send current_password with the change instead'),
}

function noFactors() {
  return new HostedError(422, 'mfa_totp_enroll_not_enabled', 'MFA is not supported')
}

export const unsupportedEndpoints = Object.entries(endpoints)
