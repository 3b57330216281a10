import { z } from 'zod';
import { fault, nameOf } from '../../texts/faults.ts';

const example = { draftMails: true, signedOutMails: true, resultMails: false };

export const NewsMails = z
  .object({
    draftMails: z.boolean().describe('Drafts wait, or an approved one expired; at most one e-mail a day'),
    signedOutMails: z.boolean().describe('LinkedIn signed out an account; at once'),
    resultMails: z
      .boolean()
      .describe('The first reply ever, and two days before the end of a trial what it brought'),
  })
  .meta({ id: 'NewsMails', example });
export type NewsMails = z.infer<typeof NewsMails>;

const choice = (name: keyof NewsMails) => z.boolean(fault('notBoolean', { what: nameOf(name) })).optional();
export const NewsMailsChange = z
  .strictObject({
    draftMails: choice('draftMails'),
    signedOutMails: choice('signedOutMails'),
    resultMails: choice('resultMails'),
  })
  .meta({ id: 'NewsMailsChange', example: { resultMails: false } });
export type NewsMailsChange = z.infer<typeof NewsMailsChange>;
