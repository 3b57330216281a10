import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Invoice } from '../../server/billing/schemas.ts';
import { startFixture } from './fixture.ts';

const invoice = (invoiceNumber: string, amount: number): Invoice => ({
  _id: `in_${invoiceNumber}`,
  id: `in_${invoiceNumber}`,
  invoiceNumber,
  createdAt: '2026-11-01T10:00:00.000Z',
  amount,
  status: 'paid',
  invoiceUrl: null,
});

test('lists a negative invoice as a credit, and keeps its status in JSON', async () => {
  const invoices = [invoice('A-0002', -137358), invoice('A-0001', 158000)];
  await using cli = await startFixture(
    new Hono().get('/api/subscription/invoices', (c) => c.json({ invoices, total: 2, page: 1, limit: 100 })),
  );
  const { stdout } = await cli.run(['billing', 'invoices']);
  expect(stdout).toMatch(/A-0002\s+\S.*-\$1373\.58\s+credit/);
  expect(stdout).toMatch(/A-0001\s+\S.* \$1580\.00\s+paid/);
  const { stdout: json } = await cli.run(['billing', 'invoices', '--json', 'amount,status']);
  expect(JSON.parse(json)[0]).toEqual({ amount: -137358, status: 'paid' });
});
