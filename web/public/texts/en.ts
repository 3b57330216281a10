export const publicEnglish = {
  login: {
    title: 'Sign In',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign In',
    forgot: 'Forgot Password?',
    newHere: 'New here?',
    register: 'Register',
    tryIt: 'and try it free for 14 days.',
    sessionEnded: 'Your session ended. Sign in to go on where you were.',
    success: 'Login successful!',
    failed: 'Login failed',
  },
} as const;
