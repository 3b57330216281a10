import { z } from 'zod';
import { roles, userStatuses } from '../users/schemas.ts';

export const userSorts = ['createdAt', 'email', 'firstName', 'lastName', 'status', 'seats', 'subscriptionEndsAt'] as const;

export const UserFilter = z.strictObject({
  status: z.enum(userStatuses).optional(),
  role: z.enum(roles).optional(),
  q: z.string().max(200).optional(),
});
