export {
  createClient,
  createSubmission,
  errorText,
  failureText,
  commonConfig,
  memberMe,
} from '@onelot/api-client'
