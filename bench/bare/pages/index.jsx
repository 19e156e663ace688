/** The smallest page that is rendered for each request: what Next and React cost by themselves. @param {{ title: string }} props */
export default function Bare({ title }) {
  return (
    <main>
      <h1>{title}</h1>
    </main>
  );
}

export const getServerSideProps = async () => ({ props: { title: 'Bare' } });
