import { createRoot } from 'react-dom/client'
import { Amplify } from 'aws-amplify'
import { Authenticator } from '@aws-amplify/ui-react'
import '@aws-amplify/ui-react/styles.css'

// A user pool that does not exist: the sign-in form needs no network to show.
Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId: 'eu-west-1_bench0000',
      userPoolClientId: 'benchbenchbenchbenchbench',
      loginWith: { email: true },
    },
  },
})

createRoot(document.getElementById('root')).render(<Authenticator loginMechanisms={['email']} />)
