import type { LoggedIn, LoginInput, RegisterInput } from '../../server/identity/auth/schemas.ts';
import { request } from '../call.ts';
import type { Answer, Challenge } from '../security/toApi.ts';

export const visitorApi = {
  login: (input: LoginInput) =>
    request<LoggedIn | { challenge: Challenge }>('POST', '/api/auth/login', input),
  answer: (id: string, answer: Answer) => request<LoggedIn>('POST', '/api/auth/challenge', { id, ...answer }),
  register: (input: RegisterInput) =>
    request<{ token: string; email: string }>('POST', '/api/auth/register', input),
  sendOtp: (email: string) =>
    request<{ message: string }>('GET', `/api/otp/send-otp/${encodeURIComponent(email)}`),
  verifyOtp: (input: { email: string; otp: string }) =>
    request<{ verified: true }>('POST', '/api/otp/verify-otp', input),
  forgotPassword: (email: string) =>
    request<{ message: string }>('POST', '/api/otp/forgot-password', { email }),
  checkResetLink: (token: string) => request<{ valid: true }>('POST', '/api/otp/check-reset-link', { token }),
  resetPassword: (input: { password: string; token: string }) =>
    request<{ message: string }>('POST', '/api/otp/reset-password', input),
};
