import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const marks: Record<string, { ground: string; sign: ReactNode }> = {
  visa: {
    ground: '#1A1F71',
    sign: (
      <text
        x="20"
        y="18"
        textAnchor="middle"
        fontSize="11.5"
        fontWeight="800"
        fontStyle="italic"
        fill="#fff"
        fontFamily="inherit"
      >
        VISA
      </text>
    ),
  },
  mastercard: {
    ground: '#23262B',
    sign: (
      <>
        <circle cx="16" cy="14" r="7.5" fill="#EB001B" />
        <circle cx="24" cy="14" r="7.5" fill="#F79E1B" />
        <path d="M20 7.66a7.5 7.5 0 0 1 0 12.68 7.5 7.5 0 0 1 0-12.68z" fill="#FF5F00" />
      </>
    ),
  },
  amex: {
    ground: '#016FD0',
    sign: (
      <text
        x="20"
        y="17.5"
        textAnchor="middle"
        fontSize="9"
        fontWeight="800"
        fill="#fff"
        fontFamily="inherit"
      >
        AMEX
      </text>
    ),
  },
};
const plain = {
  ground: '#6B7280',
  sign: (
    <>
      <rect x="7" y="7" width="7.5" height="5.5" rx="1.5" fill="#fff" />
      <rect x="7" y="17.5" width="26" height="2.5" rx="1.25" fill="#fff" opacity="0.75" />
    </>
  ),
};

export function BrandMark({ brand }: { brand: string }) {
  const { ground, sign } = marks[brand] ?? plain;
  return (
    <Box
      component="svg"
      viewBox="0 0 40 28"
      aria-hidden
      data-brand={brand in marks ? brand : 'default'}
      sx={{ width: 40, height: 28, flex: 'none', display: 'block' }}
    >
      <rect width="40" height="28" rx="5" fill={ground} />
      {sign}
    </Box>
  );
}
