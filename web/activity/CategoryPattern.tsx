import { useTheme } from '@mui/material/styles';

/** Tells monitors from searches without color. */
export function CategoryPattern({ id }: { id: string }) {
  const { palette } = useTheme();
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={6} height={6} fill={palette.tint.info} />
      <rect width={3} height={6} fill={palette.primary.main} fillOpacity={0.45} />
    </pattern>
  );
}
