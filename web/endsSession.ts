/** Whether an error of the API ends the session (specification, section 8). Nothing else reads its words. */
export const endsSession = (status: number, message = ''): boolean =>
  status === 401 || status === 403 || /expired/i.test(message);
