import { LobbyHead } from '@/components/app/LobbyHead';
import { CasinoLobby } from '@/components/lobby/CasinoLobby';
import { lobbyPage } from '@/store/lobbyPage';

export default function PopularPage() {
  return (
    <>
      <LobbyHead category="popular" />
      <CasinoLobby category="popular" />
    </>
  );
}

export const getServerSideProps = lobbyPage('popular');
