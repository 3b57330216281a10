import { z } from 'zod';
import { fault } from '../texts/faults.ts';
import { mostSeats } from './limits.ts';

const message = fault('seatsMustWholeNumber', { most: mostSeats });
export const Seats = z.int(message).min(1, message).max(mostSeats, message);
