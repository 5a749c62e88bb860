/** Portraits and the faces of cards. */

export function Portrait({ id, size = 48 }: { id: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-30 -30 60 60" aria-hidden="true">
      <title>{id}</title>
      <circle r="28" fill="#3a3a44" />
    </svg>
  );
}
export const Face = ({ id }: { id: string }) => <Portrait id={id} />;
